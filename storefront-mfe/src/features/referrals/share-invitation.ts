import { institute } from '@aarohan/shared/brand';
import { notify } from '@aarohan/shared/notices';

/** Hands the way to the institute to the device's share sheet, or to the clipboard where there is none. */
export async function shareInvitation(): Promise<void> {
  const url = new URL('/', window.location.origin).href;
  // Not every browser has it, whatever the types say.
  const device: { share?: Navigator['share'] } = navigator;
  try {
    if (device.share) return await device.share({ title: institute.name, text: invitation, url });
    await navigator.clipboard.writeText(url);
    notify('success', 'Link copied.');
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    if (!isDismissed) notify('error', 'The link could not be copied.');
  }
}

const invitation = `Have a look at the programs of ${institute.name}. If you apply, name me as the friend who sent you.`;
