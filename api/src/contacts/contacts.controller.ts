import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ContactRequest, ContactResponse, toContactResponse, UpdateContactRequest } from './contact.dto.js';
import { ContactsService } from './contacts.service.js';

@ApiTags('contact')
@Controller('contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @ApiOperation({ description: "The first record is the company's. Sort: id, updated_at. Filter: q, id." })
  @Public()
  @Get()
  @ApiListQuery()
  @ApiEnvelope(ContactResponse, { list: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<ContactResponse>> {
    return (await this.contacts.list(query)).map(toContactResponse);
  }

  @Public()
  @Get(':id')
  @ApiEnvelope(ContactResponse, { refuses: [400, 404] })
  async find(@Param('id', IdPipe) id: number): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.find(id));
  }

  @ApiOperation({ description: 'Only while there is no record: the company has one.' })
  @Post()
  @Message('Kontak berhasil ditambahkan.')
  @ApiBearerAuth()
  @ApiEnvelope(ContactResponse, { status: 201, refuses: [401, 409, 422] })
  async create(@Body() body: ContactRequest, @CurrentCaller() caller: Caller): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.create(body, caller));
  }

  @Put(':id')
  @Message('Kontak berhasil diperbarui.')
  @ApiBearerAuth()
  @ApiEnvelope(ContactResponse, { refuses: [400, 401, 404, 409, 422] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateContactRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.update(id, body, caller));
  }
}
