declare module '*.woff2' {
  /** The address of the file on the origin. */
  const url: string;
  export default url;
}
