import { createContext } from 'react';
import type { PageHeadData } from '../federation/server-render.ts';

/** Where a drawing on the web server learns what the page says about itself; a browser has none. */
export const HeadContext = createContext<((head: PageHeadData) => void) | undefined>(undefined);
