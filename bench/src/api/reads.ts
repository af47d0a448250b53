import { catalogueCalls } from '@aarohan/shared/catalogue';
import { asBrowsersDo } from '../load/load.ts';

/** A call of the catalogue and what the API has answered once. */
export interface Read {
  name: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export const accept = 'application/json';

/** The public reads of the catalogue, each with something to find. */
export async function catalogueReads(origin: string): Promise<Read[]> {
  const read = readFrom(origin);
  const categories = await read('getCategory', { page: '1' });
  const skills = await read('getAllSkills');
  const [category] = catalogueCalls['GET /api/getCategory'].answer.parse(json(categories)).categories;
  const [skill] = catalogueCalls['GET /api/getAllSkills'].answer.parse(json(skills)).skillCategories;
  if (!category || !skill) throw new Error('The catalogue is empty.');
  return [
    await read('getTopProducts'),
    await read('getOtherProducts'),
    await read('getProductDetails/generative-ai-course'),
    await read('getProduct', { page: '3' }),
    categories,
    await read('getProductByCategoryId', { category_id: category.id, page: '1' }),
    await read('searchCourses', { query: 'python' }),
    skills,
    await read('getCoursesBySkillCategory', { category: skill }),
  ];
}

const json = ({ body }: Read): unknown => JSON.parse(body.toString());

/** What makes an answer JSON and lets others keep it. */
const kept = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];

const readFrom =
  (origin: string) =>
  async (name: string, query: Record<string, string> = {}): Promise<Read> => {
    const search = new URLSearchParams(query).toString();
    const path = `/api/${name}${search && `?${search}`}`;
    const answer = await fetch(origin + path, { headers: { accept, ...asBrowsersDo } });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    const headers = Object.fromEntries([...answer.headers].filter(([header]) => kept.includes(header)));
    return { name, path, headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
