import type { FieldError, Problem } from '@talentlog/contracts';

/** A refused or failed request. `code` picks the words shown, `common.offline` where no answer came; `errors` stand beside their fields. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly errors: readonly FieldError[];
  readonly traceId: string;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | null;

  constructor(problem: Pick<Problem, 'status' | 'code'> & Partial<Problem>, retryAfter: number | null = null) {
    super(problem.code);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.params = problem.params ?? {};
    this.errors = problem.errors ?? [];
    this.traceId = problem.traceId ?? '';
    this.retryAfter = retryAfter;
  }

  /** What is wrong with the field at `path`, as `details.title` or `entries.0.from`. */
  at(path: string): FieldError | undefined {
    return this.errors.find((error) => error.path === path);
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** Whether it passes by itself: no network, or a server that is away for a moment. */
export const isPassing = ({ status, code }: ApiProblem): boolean =>
  code === 'common.offline' || (status >= 502 && status <= 504);

/** The problem an unsuccessful response carries; a proxy's page without one counts as unavailable or internal. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const retry = Number(response.headers.get('Retry-After'));
  const retryAfter = Number.isFinite(retry) && retry > 0 ? retry : null;
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ApiProblem({ ...body, status: response.status }, retryAfter);
  const code =
    response.status === 404 ? 'common.not_found' : response.status >= 502 ? 'common.unavailable' : 'common.internal';
  return new ApiProblem({ status: response.status, code }, retryAfter);
}

/** Any thrown thing as a problem, so that a screen has one kind of failure to show. That no answer came is said where it was asked for. */
export const asProblem = (thrown: unknown): ApiProblem =>
  thrown instanceof ApiProblem ? thrown : new ApiProblem({ status: 0, code: 'common.internal' });
