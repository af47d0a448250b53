import { describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { metaOf, piece, visit } from '../testing/page-markup.ts';

describe('When a page that was drawn says something about itself', () => {
  const jsonLd = [{ '@type': 'Course', name: '</script><b>' }, { '@type': 'FAQPage' }];
  const head = { title: 'A <b> & "c"', description: 'About "it"', image: '/media/a.webp', canonical: '/courses', jsonLd };
  const asking = async (said: typeof head | { title: string }) => {
    const { edge } = anEdge({ pool: fakePool({ '/cart/1?q=2': aDrawing({ head: said }) }) });
    return (await visit(edge, '/cart/1?q=2')).body;
  };

  test('then search engines and link previews find it in the head', async () => {
    const html = await asking(head);

    const title = 'A &lt;b&gt; &amp; &quot;c&quot;';
    expect(piece(html, /<title>.*<\/title>/)).toBe(`<title>${title}</title>`);
    expect(piece(html, /<link rel="canonical"[^>]*>/)).toBe('<link rel="canonical" href="http://localhost:4310/courses">');
    expect(metaOf(html)).toMatchObject({
      description: 'About &quot;it&quot;',
      'og:title': title,
      'og:description': 'About &quot;it&quot;',
      'og:type': 'website',
      'og:url': 'http://localhost:4310/courses',
      'og:image': 'http://localhost:4310/media/a.webp',
      'og:site_name': 'Aarohan Institute',
      'og:locale': 'en_IN',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': 'About &quot;it&quot;',
    });
    expect(metaOf(html)).not.toHaveProperty('robots');
  });

  test('then its structured data cannot break out of the markup', async () => {
    const html = await asking(head);

    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as unknown,
    );
    expect(blocks).toEqual(jsonLd);
    expect(html).not.toContain('<b>');
  });

  test('but little, then the address without its query stands for it', async () => {
    const html = await asking({ title: 'T' });

    expect(metaOf(html)).toMatchObject({ 'og:url': 'http://localhost:4310/cart/1', 'twitter:card': 'summary' });
    expect(metaOf(html)).not.toHaveProperty('description');
    expect(metaOf(html)).not.toHaveProperty('og:image');
  });
});
