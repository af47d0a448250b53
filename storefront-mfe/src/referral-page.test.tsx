import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import remote from './remote.tsx';

async function open() {
  const page = renderPage(remote, '/referal');
  await screen.findByRole('heading', { level: 1, name: 'Refer and Earn' });
  return page;
}

const button = () => screen.getByRole('button', { name: 'Share with a friend' });
const texts = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);

describe('the page', () => {
  test('When it is opened, then it names the voucher and what earns it', async () => {
    await open();

    expect(document.title).toBe('Refer and Earn · Aarohan Institute');
    expect(
      screen.getByText((_text, element) =>
        /^Bring a friend .* INR 1500 Amazon gift voucher once your friend pays the first installment\.$/.test(element?.textContent ?? ''),
      ),
    ).toBeVisible();
  });

  test('When somebody wants to know how, then four steps say it, and three cards why', async () => {
    await open();

    expect(texts('How it works')).toEqual(['You share', 'Your friend applies', 'Your friend joins', 'You get the voucher']);
    expect(texts('Good for both of you')).toEqual(['INR 1500 for you', 'A start for your friend', 'Company for the climb']);
  });

  test('When a question is opened, then its answer is shown', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'How do you know that it was me?' }));

    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contactUs');
  });
});

describe('sharing', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  const offerShareSheet = (share: Navigator['share']) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });

  test('When the device has a share sheet, then it opens with the invitation and the address', async () => {
    const share = jest.fn<Navigator['share']>().mockResolvedValue(undefined);
    offerShareSheet(share);
    const { user } = await open();

    await user.click(button());

    expect(share).toHaveBeenCalledTimes(1);
    expect(share).toHaveBeenCalledWith({
      title: 'Aarohan Institute',
      text: 'Have a look at the programs of Aarohan Institute. If you apply, name me as the friend who sent you.',
      url: `${window.location.origin}/`,
    });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('When the sheet is closed without sharing, then nothing is said', async () => {
    offerShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
    const { user } = await open();

    await user.click(button());

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('When there is no share sheet, then the link is copied and the visitor is told', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(button());

    expect(await screen.findByText('Link copied.')).toHaveRole('status');
    expect(write.mock.calls).toEqual([[`${window.location.origin}/`]]);
  });

  test('When the link cannot be copied, then the visitor is told', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

    await user.click(button());

    expect(await screen.findByText('The link could not be copied.')).toHaveRole('alert');
  });
});
