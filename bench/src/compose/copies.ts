/** A piece of text that each library has exactly once per copy. */
const marks: Record<string, string> = {
  'react-dom': 'react.memo_cache_sentinel',
  router: 'useNavigate() may be used only in the context of a <Router> component',
  emotion: 'data-emotion',
  'query client': 'No QueryClient set',
};

/** How many of the scripts hold a copy of each library that must exist once on the page. */
export async function countCopies(scripts: string[]): Promise<Record<string, number>> {
  const sources = await Promise.all([...new Set(scripts)].map(async (url) => (await fetch(url)).text()));
  return Object.fromEntries(
    Object.entries(marks).map(([library, mark]) => [library, sources.filter((source) => source.includes(mark)).length]),
  );
}
