import { ApiProperty } from '@nestjs/swagger';
import { OMISSION_REASONS, type OmissionReason } from './meta-feed.js';

class FeedOmission {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({
    enum: OMISSION_REASONS,
    isArray: true,
    description: '`small_picture`: a side of it has less than 500 pixels.',
  })
  reasons: OmissionReason[];
}

export class FeedReport {
  @ApiProperty({ type: 'integer', description: 'How many products the feeds have.' })
  listed: number;

  @ApiProperty({ type: 'integer', description: 'How many they leave out.' })
  omitted: number;

  @ApiProperty({ type: [FeedOmission], description: 'Of these the first hundred, by id.' })
  first: FeedOmission[];
}
