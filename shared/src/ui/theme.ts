import { createTheme } from '@mui/material/styles';
import { color, fontFamily, fontSize, radius } from './tokens.ts';

const heading = (size: string, weight: number) => ({ fontSize: size, fontWeight: weight, lineHeight: 1.15, letterSpacing: '-0.02em' });

/** MUI's theme made ours: no ripple, no shadow, no uppercase, nothing slower than 200 ms. */
export const theme = createTheme({
  palette: {
    primary: { main: color.primary, dark: color.primaryHover, contrastText: color.surface },
    secondary: { main: color.marigold, dark: color.marigoldHover, contrastText: color.ink },
    success: { main: color.leaf, contrastText: color.surface },
    error: { main: color.rose, contrastText: color.surface },
    text: { primary: color.ink, secondary: color.muted },
    background: { default: color.paper, paper: color.surface },
    divider: color.line,
  },
  shape: { borderRadius: radius.control },
  typography: {
    fontFamily,
    h1: heading(fontSize.h1, 800),
    h2: heading(fontSize.h2, 800),
    h3: heading(fontSize.h3, 700),
    h4: heading(fontSize.lead, 700),
    body1: { fontSize: fontSize.body, lineHeight: 1.6 },
    body2: { fontSize: fontSize.small, lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: {
    duration: { shortest: 100, shorter: 120, short: 150, standard: 180, complex: 200, enteringScreen: 180, leavingScreen: 150 },
  },
});
