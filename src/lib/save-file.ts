/** How long the browser may take to begin with the file, in milliseconds. */
const patience = 60_000;

/** Hands a file to the browser as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
