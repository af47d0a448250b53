/** `GET /api/getProductDetails/:productId` and its values → method and path of the request. */
export function fillPath(key: string, input: unknown): { method: string; url: string } {
  const { params = {}, query = {} } = (input ?? {}) as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  const [method = 'GET', path = '/'] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method, url: search ? `${filled}?${search}` : filled };
}
