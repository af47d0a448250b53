import { notify } from './notices.ts';

interface SharedLink {
  title: string;
  /** what stands beside the address where the device's share sheet has room for words */
  text?: string;
}

/** Hands an address of the site to the device's share sheet, or to the clipboard where there is none. */
export async function shareLink(path: string, { title, text }: SharedLink): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  // Not every browser has it, whatever the types say.
  const device: { share?: Navigator['share'] } = navigator;
  try {
    if (device.share) return await device.share({ title, url, ...(text === undefined ? {} : { text }) });
    await navigator.clipboard.writeText(url);
    notify('success', 'Link copied.');
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    if (!isDismissed) notify('error', 'The link could not be copied.');
  }
}
