import { answerRegister } from './answer-register';

/** POST /api/opt-out-register: what the admin's page of the register sends. */
export async function POST(request: Request): Promise<Response> {
  return answerRegister(request);
}
