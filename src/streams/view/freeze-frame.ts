/** Keeps the last picture on a canvas while the next source is on its way, so that a change of line is not a black flash. */
export function freezeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  if (video.videoWidth === 0) return;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  canvas.hidden = false;
}
