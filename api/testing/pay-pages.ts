import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface PageForm {
  action: string;
  fields: Record<string, string>;
  buttons: string[];
}

/** The forms of a page as a browser would send them. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form method="post" action="([^"]*)">([\s\S]*?)<\/form>/g)].map(([, action = '', content = '']) => ({
    action: plain(action),
    fields: Object.fromEntries(
      [...content.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
        plain(name),
        plain(value),
      ]),
    ),
    buttons: [...content.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text = '']) => text),
  }));
}

/** Presses a button of a page, as a browser on the gateway's site. */
export function press(app: FastifyInstance, { body }: LightMyRequestResponse, button: string): Promise<LightMyRequestResponse> {
  const form = formsOf(body).find(({ buttons }) => buttons.includes(button));
  if (!form) throw new Error(`No button ${button} in: ${body.slice(0, 2_000)}`);
  return postFields(app, form.action, form.fields);
}

export function postFields(app: FastifyInstance, address: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
  const { pathname, search } = new URL(address, 'http://localhost:3000');
  return app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://gateway.example' },
    payload: new URLSearchParams(fields).toString(),
  });
}

const plain = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
