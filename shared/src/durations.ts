/** seconds → `8h 30m`, below an hour `45m`, of nothing `N/A` (spec 1 §3); to the nearest minute */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (!(minutes > 0) || !Number.isFinite(minutes)) return 'N/A';
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
