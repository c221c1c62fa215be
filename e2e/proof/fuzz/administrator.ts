import { send } from './send';
import type { ApiRequest } from './requests';

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Made-up requests may change this administrator's name and password, and end the login. */
export class Administrator {
  private token = '';
  private username = 'admin';

  constructor(
    private readonly origin: string,
    private password: string,
  ) {}

  async sign(request: ApiRequest): Promise<ApiRequest> {
    if (this.token === '') await this.login();
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${this.token}` } };
  }

  note({ route, body }: ApiRequest, status: number, text: string): void {
    if (status === 200 && route?.operationId === 'Admins.update') {
      this.username = (JSON.parse(text) as { data: { username: string } }).data.username;
    }
    if (status === 200 && route?.operationId === 'Admins.changePassword') {
      this.password = (JSON.parse(String(body)) as { password: string }).password;
    }
    const ends = ['Auth.logout', 'Admins.changePassword'].includes(route?.operationId ?? '');
    if (ends || status === 401) this.token = '';
  }

  private async login(): Promise<void> {
    const body = Buffer.from(JSON.stringify({ username: this.username, pass: this.password }));
    const headers = { ...JSON_HEADERS, 'x-forwarded-for': nextAddress() };
    const answer = await send(this.origin, { method: 'POST', path: '/api/admins/login', headers, body });
    const { data } = JSON.parse(answer.text) as { data: { token: string } | null };
    if (!data) throw new Error(`the login is refused: ${answer.text}`);
    this.token = data.token;
  }
}

let logins = 0;

/** Logins are limited by address. */
function nextAddress(): string {
  logins += 1;
  return `10.0.${logins >> 8}.${logins & 255}`;
}
