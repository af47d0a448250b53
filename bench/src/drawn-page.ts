/** Whether the edge has drawn this document itself, instead of leaving it to the browser. */
export const isDrawn = (html: string): boolean => html.includes('id="page-data"');

/** Whether a part of it was too slow and follows, for a script to put into its place: React's marks. */
export const hasLateParts = (html: string): boolean => /<template id="B:|<div hidden id="S:/.test(html);
