import { Body, Get, Next, Param, Query, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import {
  type AuthenticatedUser,
  CreatingUser,
  CurrentUser,
  IsStaff,
} from '../auth/current-user.decorator.js';
import { PublicInPart } from '../auth/public.decorator.js';
import { ApiFile, ApiRefusals } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, ListRoute, RemoveRoute, UpdateRoute } from '../http/routes.decorator.js';
import { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import {
  DocumentRequest,
  DocumentResponse,
  PdfUpload,
  toDocumentResponse,
  UpdateDocumentRequest,
} from './document.dto.js';
import { DOCUMENT_LIST, DocumentsService } from './documents.service.js';

const ENCRYPTED =
  ' PDF ini dilindungi kata sandi: tanpa kata sandinya pengunjung mungkin tidak dapat membukanya.';

const stored = (done: string) => (document: DocumentResponse) =>
  `Dokumen berhasil ${done}.${document.is_encrypted ? ENCRYPTED : ''}`;

@CatalogueController('document')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly media: MediaService,
  ) {}

  @ListRoute('List the documents, without a token the public ones', DocumentResponse, DOCUMENT_LIST)
  @PublicInPart()
  async list(@Query() query: ListQuery, @IsStaff() isStaff: boolean): Promise<Page<DocumentResponse>> {
    return (await this.documents.list(query, isStaff)).map(toDocumentResponse);
  }

  @FindRoute('Read a document, without a token a public one', DocumentResponse)
  @PublicInPart()
  async find(@Param('id', IdPipe) id: number, @IsStaff() isStaff: boolean): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.find(id, isStaff));
  }

  @ApiOperation({ summary: 'Download the file of a document, without a token of a public one' })
  @PublicInPart()
  @Get(':id/file')
  @ApiFile('application/pdf')
  @ApiRefusals(400, 404)
  async download(
    @Param('id', IdPipe) id: number,
    @IsStaff() isStaff: boolean,
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    const { title, file } = await this.documents.find(id, isStaff);
    // It is soon gone from caches when it is no longer public.
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=60');
    response.attachment(`${title.replaceAll('/', '-')}.pdf`).setHeader('Content-Security-Policy', 'sandbox');
    this.media.sendPdf(file, request, response, next);
  }

  @CreateRoute('Add a document', DocumentResponse, stored('ditambahkan'))
  @PdfUpload()
  async create(
    @Body() body: DocumentRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.create(body, file, caller));
  }

  @UpdateRoute('Change a document', DocumentResponse, stored('diperbarui'))
  @PdfUpload()
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateDocumentRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.update(id, body, file, caller));
  }

  @RemoveRoute('Delete a document', 'Dokumen berhasil dihapus.', 'Not while a certificate has it.')
  @ApiRefusals(409)
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.documents.remove(id, caller);
  }
}
