import { inPage } from './page.ts';

// The DOM does not tell what is drawn: a PDF's pages, its viewer in a tab, frames without access.

/** Runs in the page. @returns whether the first page of a PDF has dark pixels */
export function isDrawn(preview: HTMLElement): boolean {
  const canvas = preview.querySelector('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data !== undefined && data.some((value, index) => index % 4 < 3 && value < 128 && data[index | 3] === 255);
}

const colors = { red: [255, 0, 0], black: [0, 0, 0] };

type Area = { x: number; y: number; width: number; height: number };

/** @returns the share of the pixels of a screenshot, or an area of it, that have about a color */
export async function shareOf(color: keyof typeof colors, png: Buffer | undefined, area?: Area): Promise<number> {
  if (!png) return 0;
  const decode = async (png: string, color: number[], area?: Area) => {
    const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(bitmap, -x, -y);
    const { data } = context?.getImageData(0, 0, width, height) ?? new ImageData(1, 1);
    const isColored = (start: number) => color.every((value, channel) => Math.abs(value - (data[start + channel] ?? 0)) < 64);
    let count = 0;
    for (let start = 0; start < data.length; start += 4) if (isColored(start)) count += 1;
    return (count * 4) / data.length;
  };
  return inPage(decode, png.toString('base64'), colors[color], ...(area ? [area] : []));
}
