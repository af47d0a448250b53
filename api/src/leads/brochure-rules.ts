/** Path of the brochure of a program or a postgraduate course, relative to the API host. */
export const brochurePath = (productId: string): string => `/media/brochures/${encodeURIComponent(productId)}.pdf`;

/** The name under which a brochure is saved: `aarohan-digital-marketing-brochure.pdf`; letters of ASCII, as every system takes them. */
export function brochureFileName(programName: string): string {
  const words = programName
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z\d]+/g);
  return ['aarohan', ...(words ?? ['program']), 'brochure'].join('-').slice(0, 120) + '.pdf';
}

/** Path of the brochure of Super30; it is saved under the name that the page asks for (spec 2 §7). */
export const super30Path = '/media/brochures/super30.pdf';
