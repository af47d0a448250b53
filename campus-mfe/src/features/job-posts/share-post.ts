import { notify } from '@aarohan/shared/notices';

/** Hands the address of a post to the device's share sheet, or to the clipboard where there is none. */
export async function sharePost(title: string, address: string): Promise<void> {
  const url = new URL(address, window.location.origin).href;
  // Not every browser has it, whatever the types say.
  const device: { share?: Navigator['share'] } = navigator;
  try {
    if (device.share) return await device.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify('success', 'Link copied.');
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    if (!isDismissed) notify('error', 'The link could not be copied.');
  }
}
