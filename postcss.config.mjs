/** The colours of Mantine that the site does not use. Without them, the render-blocking styles are an eighth smaller. */
const unusedColors = /^--mantine-color-(?:cyan|grape|indigo|lime|pink|violet|yellow)-/;

const withoutUnusedColors = {
  postcssPlugin: 'site:without-unused-colors',
  Declaration(declaration) {
    if (unusedColors.test(declaration.prop)) declaration.remove();
  },
};

export default { plugins: [withoutUnusedColors] };
