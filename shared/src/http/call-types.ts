import type { z } from 'zod';
import type { Calls } from '../calls.ts';

/** Types only: the browser knows the contract's shapes without carrying zod for them. */
export type CallKey = keyof Calls;
export type GetKey = Extract<CallKey, `GET ${string}`>;

type InputOf<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;

/** What a call takes: path parameters, query and body, each only where the contract has it. */
export type Input<K extends CallKey> = InputOf<Calls[K], 'params'> & InputOf<Calls[K], 'query'> & InputOf<Calls[K], 'body'>;

export type Answer<K extends CallKey> = Calls[K] extends { answer: infer S extends z.ZodType } ? z.output<S> : never;

/** Calls that carry files. */
export type FormKey = { [K in CallKey]: Calls[K] extends { files: unknown } ? K : never }[CallKey];

/** The files of such a call, by the names of their parts. */
export type FormFiles<K extends FormKey> = Calls[K] extends { files: infer F } ? { readonly [P in keyof F]?: readonly File[] } : never;
