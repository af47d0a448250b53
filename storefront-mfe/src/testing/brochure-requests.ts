import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '@aarohan/shared/testing/server.ts';

const message = 'Thank you. The brochure is on its way.';
export const brochurePath = '/media/brochures/data-science.pdf';

/** Takes brochure requests for program p1 and keeps what was sent; says `answer` to each. */
export function takeBrochureRequests(
  answer: () => Response | Promise<Response> = () => HttpResponse.json({ message, pdfs: [brochurePath] }),
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post('/api/addBrochure/p1', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

export const field = (name: string) => screen.getByRole('textbox', { name });

export async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field('Full Name'), 'Asha Sen');
  await user.type(field('Email'), 'asha@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'West Bengal');
  await user.type(field('Mobile'), '98300 01200');
  await user.type(field('Years of Experience'), '2');
}
