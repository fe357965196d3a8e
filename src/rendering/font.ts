/** @returns a character's width in relation to the font's size, or undefined if it is missing */
export type Font = (character: string) => number | undefined;

/** @param bytes TrueType, https://learn.microsoft.com/typography/opentype/spec/cmap format 4 */
export function readFont(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const uint16 = (at: number) => view.getUint16(at);
  const times = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, index) => make(index));
  const tables = new Map(
    times(uint16(4), (index) => {
      const at = 12 + index * 16;
      return [String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8)];
    }),
  );
  const table = (tag: string) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no table ${tag}`);
    return at;
  };

  const cmap = table('cmap');
  const map = times(uint16(cmap + 2), (index) => cmap + view.getUint32(cmap + 8 + index * 8)).find((at) => uint16(at) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4');
  const arrayBytes = uint16(map + 6);
  const segments = times(arrayBytes / 2, (index) => map + 14 + index * 2);
  const glyphOf = (code: number) => {
    const segment = segments.find((end) => uint16(end) >= code);
    if (segment === undefined) return 0;
    const start = segment + arrayBytes + 2;
    const [delta, offset] = [start + arrayBytes, start + arrayBytes * 2];
    if (uint16(start) > code) return 0;
    if (uint16(offset) === 0) return (code + uint16(delta)) & 0xffff;
    const glyph = uint16(offset + uint16(offset) + (code - uint16(start)) * 2);
    return glyph && (glyph + uint16(delta)) & 0xffff;
  };

  const unitsPerEm = uint16(table('head') + 18);
  const widths = uint16(table('hhea') + 34);
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return glyph === 0 ? undefined : uint16(table('hmtx') + Math.min(glyph, widths - 1) * 4) / unitsPerEm;
  };
}
