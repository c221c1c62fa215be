import { Body, Get, Param, Post, Put, Query, UploadedFile, UploadedFiles } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, RemoveRoute, UpdateRoute } from '../http/routes.decorator.js';
import { ImageFile, ImagesUpload, ImageUpload } from '../media/image-upload.decorator.js';
import { KeySpecs } from './key-specs.service.js';
import { MOST_PICTURES, PictureOrderRequest, PictureRequest, TOO_MANY } from './product-picture.dto.js';
import { ProductPicturesService } from './product-pictures.service.js';
import {
  ListedProductResponse,
  ProductResponse,
  toListedProductResponse,
  toProductResponse,
} from './product.dto.js';
import { CreateProductRequest, UpdateProductRequest } from './product-request.dto.js';
import { PRODUCT_LIST } from './product-list.js';
import { ProductsService } from './products.service.js';

@CatalogueController('product')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly keySpecs: KeySpecs,
    private readonly pictures: ProductPicturesService,
  ) {}

  @ApiOperation({ summary: 'List the products' })
  @Public()
  @Get()
  @ApiListQuery(PRODUCT_LIST)
  @Envelope(ListedProductResponse, { list: true, corrects: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<ListedProductResponse>> {
    const page = await this.products.list(query);
    const keySpecsOf = await this.keySpecs.ofPage(page.rows);
    const imagesOf = await this.products.imagesOf(query, page.rows);
    return page.map((product) => toListedProductResponse(product, keySpecsOf(product), imagesOf?.(product)));
  }

  @FindRoute('Read a product', ProductResponse)
  @Public()
  async find(@Param('id', IdPipe) id: number): Promise<ProductResponse> {
    return toProductResponse(await this.products.find(id));
  }

  @CreateRoute('Add a product', ProductResponse, 'Produk berhasil ditambahkan.')
  @ImageUpload()
  async create(
    @Body() body: CreateProductRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.products.create(body, file, caller));
  }

  @UpdateRoute('Change a product', ProductResponse, 'Produk berhasil diperbarui.')
  @ImageUpload()
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateProductRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.products.update(id, body, file, caller));
  }

  @ApiOperation({ summary: 'Add pictures to a product, behind those it has: all or none' })
  @Post(':id/pictures')
  @ImagesUpload('images', MOST_PICTURES, TOO_MANY)
  @Envelope(ProductResponse, {
    status: 201,
    message: 'Gambar berhasil ditambahkan.',
    refuses: [400, 404, 422],
  })
  async addPictures(
    @Param('id', IdPipe) id: number,
    @UploadedFiles() files: ImageFile[] | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.pictures.add(id, files ?? [], caller));
  }

  @ApiOperation({ summary: 'Order the pictures of a product, and take some away' })
  @Put(':id/pictures')
  @Envelope(ProductResponse, { message: 'Gambar berhasil diperbarui.', refuses: [400, 404, 409, 422] })
  async arrangePictures(
    @Param('id', IdPipe) id: number,
    @Body() body: PictureOrderRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.pictures.arrange(id, body, caller));
  }

  @ApiOperation({ summary: 'Say what a picture shows, and where its middle is' })
  @Put(':id/pictures/:pictureId')
  @Envelope(ProductResponse, { message: 'Gambar berhasil diperbarui.', refuses: [400, 404, 409, 422] })
  async describePicture(
    @Param('id', IdPipe) id: number,
    @Param('pictureId', IdPipe) pictureId: number,
    @Body() body: PictureRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.pictures.describe(id, pictureId, body, caller));
  }

  @RemoveRoute('Move a product into the trash', 'Produk berhasil dihapus.')
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.products.remove(id, caller);
  }
}
