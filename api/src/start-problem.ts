/** Why the service cannot start, as one sentence for the person at the terminal. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
