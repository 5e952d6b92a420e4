/** Twice the pixels, so that the picture is sharp on slides. */
const SCALE = 2;

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Converts an SVG document to a PNG in the browser.
 * @throws Error when the browser cannot draw or encode it
 */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be encoded'));
      else resolve(blob);
    }, 'image/png');
  });
}
