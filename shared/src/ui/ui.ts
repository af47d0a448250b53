/**
 * What every page is drawn with. It is on the page from the first byte, so it stays small: what only some
 * screens want lives in `ui-dialog` and `forms`.
 */
export { styled } from '@mui/material/styles';
export { keyframes } from '@emotion/react';
export { AppTheme } from './app-theme.tsx';
export { createStyleCache, type EmotionCache } from './style-cache.ts';
export { fontUrl } from './font-face.ts';
export { color, contentWidth, fontFamily, fontSize, media, radius } from './tokens.ts';
export { Accordion } from './accordion.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.tsx';
export { buttonStyle, type ButtonLook } from './button-style.ts';
export { Card } from './card.tsx';
export { Container } from './container.tsx';
export { Cover } from './cover.tsx';
export { HeadContext } from './head-context.ts';
export { Icon } from './icon.tsx';
export type { IconName } from './icon-paths.ts';
export { IconButton } from './icon-button.tsx';
export { LogoMark } from './logo-mark.tsx';
export { Money } from './money.tsx';
export { Note } from './note.tsx';
export { PageHead, type PageHeadProps } from './page-head.tsx';
export { Rating } from './rating.tsx';
export { Section } from './section.tsx';
export { Skeleton } from './skeleton.tsx';
export { StateMessage } from './state-message.tsx';
export { Tag } from './tag.tsx';
export { TextLink } from './text-link.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
