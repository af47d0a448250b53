import { CacheProvider, ThemeProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { createStyleCache, type EmotionCache } from './style-cache.ts';
import { theme } from './theme.ts';

interface AppThemeProps {
  children: ReactNode;
  /** the CSP's nonce; not needed where a cache is given */
  nonce?: string;
  /** a server's cache of this request, so that it can collect the styles */
  cache?: EmotionCache;
}

/** The look of the whole page: theme, global styles and the one style cache. The shell renders it once. */
export function AppTheme({ children, nonce, cache }: AppThemeProps) {
  const [ownCache] = useState(() => cache ?? createStyleCache(nonce));
  return (
    <CacheProvider value={cache ?? ownCache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
