/** `draft`: seen by staff alone; `open`: shown to visitors and takes registrations; `closed`: neither any more. */
export const postStatuses = ['draft', 'open', 'closed'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postEvents = ['published', 'closed'] as const;
export type PostEvent = (typeof postEvents)[number];

/** A closed post may be opened again: employers prolong. */
const transitions: Record<PostStatus, Partial<Record<PostEvent, PostStatus>>> = {
  draft: { published: 'open' },
  open: { closed: 'closed' },
  closed: { published: 'open' },
};

/** @returns undefined where the event changes nothing */
export const nextPostStatus = (from: PostStatus, event: PostEvent): PostStatus | undefined => transitions[from][event];
