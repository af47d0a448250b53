/** Set by the web server when it loads this build: `/remotes/shell/<version>/`. */
declare const releaseFolder: string;
declare global {
  var __webpack_public_path__: string;
}

// The first import of the server's entry, so that files of the release (the font) have their address before anything names them.
__webpack_public_path__ = releaseFolder;

export {};
