import type { Benefit } from '@aarohan/shared/catalogue';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Programs: what is sold with a batch or self-paced. Money in paise, net of GST unless said. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['top', 'selfPaced', 'other'] }).notNull(),
    /** place in the lists, 1 first */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    mode: text('mode').notNull(),
    durationWeeks: integer('duration_weeks').notNull(),
    classTiming: text('class_timing').notNull(),
    rating: doublePrecision('rating').notNull(),
    /** whether it can be put into a cart now */
    available: boolean('available').notNull(),
    feeStudent: integer('fee_student').notNull(),
    feeProfessional: integer('fee_professional').notNull(),
    registrationStudent: integer('registration_student').notNull(),
    registrationProfessional: integer('registration_professional').notNull(),
    booking: integer('booking').notNull(),
    /** the first of two installments of the student fee */
    firstInstallment: integer('first_installment').notNull(),
    /** key of the media manifest */
    cover: text('cover').notNull(),
    /** field names of spec 2 §3; empty where there are no extra benefits */
    benefit: jsonb('benefit').$type<Benefit>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('products_kind_position').on(table.kind, table.position)],
);
export type ProductRow = typeof products.$inferSelect;

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });
const position = () => integer('position').notNull();

export const productModules = pgTable(
  'product_modules',
  {
    productId: productId(),
    position: position(),
    heading: text('heading').notNull(),
    subheadings: jsonb('subheadings').$type<{ subheading: string; description: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** The spec's subProducts. */
export const productHighlights = pgTable(
  'product_highlights',
  { productId: productId(), position: position(), title: text('title').notNull(), description: text('description').notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const productFaqs = pgTable(
  'product_faqs',
  { productId: productId(), position: position(), question: text('question').notNull(), answer: text('answer').notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const productBatches = pgTable(
  'product_batches',
  { productId: productId(), number: integer('number').notNull(), startsAt: timestamp('starts_at', { withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.number] })],
);
