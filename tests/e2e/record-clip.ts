/**
 * A moving square, recorded by the browser itself, as long as so many pieces of half a second; in base64. Runs in a
 * page.
 */
export function recordClip(pieces: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 36;
  const pen = canvas.getContext('2d');
  const drawing = setInterval(() => pen?.fillRect(Math.random() * 64, Math.random() * 36, 8, 8), 40);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  return new Promise((resolve) => {
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      if (parts.length === pieces) recorder.stop();
    };
    recorder.onstop = () => {
      clearInterval(drawing);
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(new Blob(parts));
    };
    recorder.start(500);
  });
}
