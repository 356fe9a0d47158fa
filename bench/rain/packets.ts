/** Sets the number of falling envelopes by copying or removing those of the screen; runs in the page. */
export function fallingNow(count: number): void {
  const sky = document.querySelector('.rain-sky');
  const shown = [...document.querySelectorAll<HTMLElement>('.rain-sky__packet')];
  shown.forEach((packet, n) => {
    packet.style.display = n < count ? '' : 'none';
    // An animation that is not drawn cannot be left to the compositor, and would cost more than one that is.
    for (const fall of packet.getAnimations()) {
      if (n < count) fall.play();
      else fall.pause();
    }
  });
  for (let n = shown.length; n < count; n += 1) {
    const packet = shown[n % shown.length];
    const copy = packet?.cloneNode(true);
    const effect = packet?.getAnimations()[0]?.effect;
    if (!(copy instanceof HTMLElement && effect instanceof KeyframeEffect)) throw new Error('nothing falls');
    copy.style.setProperty('--left', String(((n * 37) % 100) / 100));
    sky?.append(copy);
    copy.animate(
      effect.getKeyframes().map(({ transform }) => ({ transform: String(transform) })),
      { ...effect.getTiming(), delay: -((n * 613) % 5_000) },
    );
  }
}

/** Runs in the page: the same envelopes, each put in its place for every frame by a script that sets where its top is. */
export function moveByScript(): void {
  const packets = [...document.querySelectorAll<HTMLElement>('.rain-sky__packet')];
  for (const packet of packets) {
    for (const fall of packet.getAnimations()) fall.cancel();
    packet.style.willChange = 'auto';
    packet.style.transform = 'none';
  }
  requestAnimationFrame(function step(now) {
    packets.forEach((packet, n) => {
      const part = ((now / (2_600 + 40 * n) + n * 0.13) % 1) * 1.36 - 0.24;
      packet.style.top = `${Math.round(part * innerHeight)}px`;
    });
    requestAnimationFrame(step);
  });
}
