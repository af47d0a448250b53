import { styled } from '@mui/material/styles';
import { Link } from '@aarohan/shared/router';
import { color, fontSize, media } from './tokens.ts';

interface BreadcrumbsProps {
  /** from the home page down, without the page itself */
  trail: { title: string; to: string }[];
  current: string;
}

/** Where this page stands. */
export const Breadcrumbs = ({ trail, current }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <List>
      {trail.map(({ title, to }) => (
        <li key={to}>
          <Crumb to={to}>{title}</Crumb>
        </li>
      ))}
      <Here aria-current="page">{current}</Here>
    </List>
  </nav>
);

const List = styled('ol')({
  display: 'flex',
  fontSize: fontSize.small,
  color: color.muted,
  'li + li::before': { content: '"/" / ""', margin: '0 8px', color: color.control },
  li: { flex: 'none' },
});
const Crumb = styled(Link)({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.primary, textDecoration: 'underline' } },
  [media.touch]: { padding: '12px 4px', marginInline: -4 },
});
const Here = styled('li')({
  '&&': { flex: '0 1 auto' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  alignSelf: 'center',
});
