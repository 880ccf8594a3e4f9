import type { FastifyReply } from 'fastify';
import type { PromotionRefusal } from '@safiri/rules/pricing/promotions.ts';
import type { EndCheck } from '@safiri/rules/rides/completion.ts';
import { problems, type FieldError, type ProblemBody, type ProblemCode } from '@safiri/contract/problems.ts';

interface Extras {
  errors?: FieldError[];
  fare?: string;
  fee?: string;
  owed?: string;
  refused?: PromotionRefusal;
  city?: ProblemBody['city'];
  basket?: ProblemBody['basket'];
  triesLeft?: number;
  missing?: EndCheck[];
  metersAway?: number | null;
  methods?: ProblemBody['methods'];
  proof?: ProblemBody['proof'];
  retryAfter?: number;
}

/** A refusal from the catalogue. Thrown, it rolls the transaction back; returned by an action, what was written stays. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: Extras;

  /**
   * @param detail the sentence a person reads; the title when absent
   * @param extras members that the screen needs to go on
   */
  constructor(code: ProblemCode, detail?: string, extras: Extras = {}) {
    super(detail ?? problems[code].title);
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return problems[this.code].status;
  }

  body(): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      detail: this.message,
      code: this.code,
      ...this.extras,
    };
  }
}

/** A request whose field was refused by a rule that the schema can't express. */
export function fieldProblem(path: string, message: string): Problem {
  return new Problem('invalid_request', message, { errors: [{ path, message }] });
}

/** The same answer for what does not exist and for what is not the caller's. */
export function notFound(): Problem {
  return new Problem('not_found');
}

const PROBLEM_TYPE = 'application/problem+json';

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.extras.retryAfter !== undefined) void reply.header('retry-after', problem.extras.retryAfter);
  return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem.body()));
}
