import { institute } from '../brand.ts';

interface PageHeadProps {
  title: string;
  /** plain text; the first 150 characters count */
  description?: string;
}

/** Title and description of the page it is rendered in; React lifts them into the document's head. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{`${title} · ${institute.name}`}</title>
    {description && <meta name="description" content={description.slice(0, 150)} />}
  </>
);
