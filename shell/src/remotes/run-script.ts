import { RemoteError } from './remote-error.ts';

/**
 * Runs a script by its address, in the page. `crossOrigin` makes the preload usable; `integrity` makes the browser
 * refuse anything but the published file.
 *
 * @throws {RemoteError} `unreachable` when no usable file came, `threw` when it came and threw
 */
export function runScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: ErrorEvent | undefined;
    const onThrow = (event: ErrorEvent): void => {
      if (event.filename === url) thrown = event;
    };
    const end = (settle: () => void) => (): void => {
      window.removeEventListener('error', onThrow);
      settle();
    };
    window.addEventListener('error', onThrow);
    script.addEventListener(
      'load',
      // A script that throws has loaded, as far as its element knows.
      end(() => (thrown ? reject(new RemoteError('threw', thrown.message, { cause: thrown.error })) : resolve())),
    );
    script.addEventListener(
      'error',
      end(() => reject(new RemoteError('unreachable', `${url} did not come.`))),
    );
    Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', fetchPriority: 'high', integrity });
    document.head.append(script);
  });
}
