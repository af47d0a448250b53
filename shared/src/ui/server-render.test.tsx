/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { AppTheme, Button, Section, createStyleCache } from './ui.ts';

test('When a page is rendered on a server, then its styles come with it, by the nonce of the request', () => {
  const page = (nonce: string) =>
    renderToString(
      <AppTheme cache={createStyleCache(nonce)}>
        <Section title="Top programs">
          <Button variant="contained">Go</Button>
        </Section>
      </AppTheme>,
    );

  expect(page('n1')).toMatch(/<style[^>]* nonce="n1"[^>]*>[^<]*border-radius:10px/);
  expect(page('n2').replaceAll('n2', 'n1')).toBe(page('n1'));
  expect(page('n1').replace(/<style[^>]*>.*?<\/style>/gs, '')).toMatch(/<h2[^>]*>Top programs<\/h2>.*<button[^>]*>Go<\/button>/);
});
