import { ApiProperty } from '@nestjs/swagger';
import { CategoryId } from '../categories/category-id.decorator.js';

export class MoveProductsRequest {
  @CategoryId('Kategori tujuan wajib diisi.')
  category_id: number;
}

class ProductInCategory {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  in_trash: boolean;
}

export class CategoryUse {
  @ApiProperty({ type: 'integer', description: 'Those in the trash too.' })
  products: number;

  @ApiProperty({ type: 'integer' })
  in_trash: number;

  @ApiProperty({
    type: [ProductInCategory],
    description: 'By name, those in the trash after the others.',
  })
  first: ProductInCategory[];
}

export class MovedProducts {
  @ApiProperty({ type: 'integer', description: 'How many products.' })
  moved: number;
}
