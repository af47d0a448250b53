/** The day on which the seed was written; nothing in it depends on when it is planted. */
export const seedDay = new Date('2026-11-20T06:30:00Z');
