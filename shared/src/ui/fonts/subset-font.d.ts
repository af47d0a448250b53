/** The package has no types of its own; these are the parts that are used here. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** Axis → what stays of it: one value, or a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features that are kept; all unless said. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
