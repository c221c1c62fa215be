import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CatalogueReads } from '../response-cache/catalogue-reads.decorator.js';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ContactRequest, ContactResponse, toContactResponse, UpdateContactRequest } from './contact.dto.js';
import { CONTACT_LIST, ContactsService } from './contacts.service.js';

@ApiTags('contact')
@CatalogueReads()
@Controller('contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @ApiOperation({ summary: 'List the contacts', description: "The first record is the company's." })
  @Public()
  @Get()
  @ApiListQuery(CONTACT_LIST)
  @ApiEnvelope(ContactResponse, { list: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<ContactResponse>> {
    return (await this.contacts.list(query)).map(toContactResponse);
  }

  @ApiOperation({ summary: 'Read the contacts' })
  @Public()
  @Get(':id')
  @ApiEnvelope(ContactResponse, { refuses: [400, 404] })
  async find(@Param('id', IdPipe) id: number): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.find(id));
  }

  @ApiOperation({
    summary: 'Add the contacts',
    description: 'Only while there is no record: the company has one.',
  })
  @Post()
  @Message('Kontak berhasil ditambahkan.')
  @ApiIdempotencyKey()
  @ApiEnvelope(ContactResponse, { status: 201, refuses: [400, 401, 404, 409, 422] })
  async create(
    @Body() body: ContactRequest,
    @CurrentUser() caller: AuthenticatedUser,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.create(body, caller, key));
  }

  @ApiOperation({ summary: 'Change the contacts' })
  @Put(':id')
  @Message('Kontak berhasil diperbarui.')
  @ApiEnvelope(ContactResponse, { refuses: [400, 401, 404, 409, 422] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateContactRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.update(id, body, caller));
  }
}
