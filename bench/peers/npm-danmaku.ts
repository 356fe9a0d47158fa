import Danmaku from 'danmaku';

type Engine = 'dom' | 'canvas';

/** Opens the danmaku package as its documentation shows it for live video. */
export function openNpmDanmaku(engine: Engine, host: HTMLElement, emPx: number, pxPerSecond: number) {
  const danmaku = new Danmaku({ container: host, engine, comments: [], speed: pxPerSecond });
  const style =
    engine === 'dom'
      ? { fontSize: `${emPx}px`, color: '#fff', textShadow: '0 0 3px #000' }
      : { font: `500 ${emPx}px sans-serif`, fillStyle: '#fff', strokeStyle: '#000', lineWidth: 2 };
  return {
    show: (text: string) => danmaku.emit({ text, style }),
    close: () => danmaku.destroy(),
  };
}
