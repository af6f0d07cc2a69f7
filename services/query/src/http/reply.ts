import type { Problem } from '@talentlog/contracts';
import type { FastifyReply } from 'fastify';

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem);
}
