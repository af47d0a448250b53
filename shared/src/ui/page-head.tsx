import { use } from 'react';
import { institute } from '../brand.ts';
import type { PageHeadData } from '../federation/server-render.ts';
import { HeadContext } from './head-context.ts';

/** The same as PageHeadData, but the title without the institute's name, and a description of any length. */
export type PageHeadProps = PageHeadData;

/**
 * What the page it is rendered in says about itself. The web server writes all of it into the document's head; in
 * a browser, where people walk from page to page, React keeps title and description up to date.
 */
export function PageHead({ title, description, ...more }: PageHeadProps) {
  const fullTitle = `${title} · ${institute.name}`;
  const shortened = description?.slice(0, 150);
  const tell = use(HeadContext);
  if (tell) {
    tell({ title: fullTitle, description: shortened, ...more });
    return null;
  }
  return (
    <>
      <title>{fullTitle}</title>
      {shortened && <meta name="description" content={shortened} />}
    </>
  );
}
